// The part of the service worker that shows push notifications, also when no page is open. server/src/notifications/push.ts writes the message.

self.addEventListener('push', (event) => {
  const { title, body, path, tag, waiting } = event.data.json();
  event.waitUntil(
    (async () => {
      if (waiting > 0) await self.navigator.setAppBadge?.(waiting)?.catch(() => {});
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      // Only a focused page of this very table makes the notification unnecessary.
      if (windows.some(({ url, focused }) => focused && new URL(url).pathname === path)) return;
      await self.registration.showNotification(title, { body, tag, renotify: true, icon: '/mark-192.png', data: { path } });
    })(),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const there = windows.find(({ url }) => new URL(url).pathname === path);
      if (there !== undefined) return there.focus();
      return self.clients.openWindow(path);
    })(),
  );
});

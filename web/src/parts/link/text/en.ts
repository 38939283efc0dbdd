export const en = {
  'link.only-here':
    'This link works on this device only. To reach Belfry from other devices on your network, stop it and start it like this:',
  'link.no-network': 'This device is not on a network, so nobody else can open the link. Connect to your Wi-Fi and reload this page.',
  'link.share': 'Share the link',
  'link.copy': 'Copy the link',
} as const;

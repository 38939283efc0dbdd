import type { FastifyInstance, FastifyReply } from 'fastify';
import { escaped } from '../base/escape-html.ts';
import { reportSignInChange } from '../identity/sign-in-changes.ts';
import { DEFAULT_SETTINGS } from '../notifications/default-settings.ts';
import type { LinkPurpose } from '../notifications/links.ts';
import type { NoticeService } from '../notifications/notification-service.ts';
import { noticeSpeech, type Say } from '../notifications/speech.ts';
import { type ChannelRecord, confirmChannel, deleteChannel, findChannel } from '../store/channels.ts';
import { findSettings } from '../store/notices.ts';
import type { Persistence } from '../store/persistence.ts';

const LOOKS = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f7f1e3;color:#2a2118;font:18px/1.5 Georgia,serif}
main{box-sizing:border-box;width:min(32rem,100vw - 2rem);padding:2rem;background:#fffaf0;border:1px solid #d8c9a8;border-radius:10px}
h1{margin:0 0 1rem;font-size:1.6rem;line-height:1.25}p{overflow-wrap:anywhere}
button,a.go{display:inline-block;min-height:44px;padding:.7rem 1.4rem;background:#8a5a12;color:#fffaf0;border:0;border-radius:8px;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
@media(prefers-color-scheme:dark){body{background:#15120e;color:#ede4d2}main{background:#231d16;border-color:#4a3f30}}`;

const PURPOSES = ['confirm', 'leave'] as const satisfies readonly LinkPurpose[];

/**
 * Registers the pages that emails link to. Opening one changes nothing, because mail programs prefetch links; its button does. They work
 * without a script and without signing in, as RFC 8058 asks of unsubscribe links.
 */
export function noticePages(app: FastifyInstance, context: Persistence, { links }: NoticeService): void {
  const { db } = context.store;
  // The forms of these pages and of mail programs carry no data beyond the URL.
  app.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1000, parseAs: 'string' }, (_request, _body, done) =>
    done(null, null),
  );
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume();
    done(null, null);
  });

  async function channelOf(purpose: LinkPurpose, token: string): Promise<{ speak: Say; channel: ChannelRecord | null; language: string }> {
    const id = links.read(purpose, token);
    const channel = id === null ? null : await findChannel(db, id);
    const { language } = (channel === null ? null : await findSettings(db, channel.identity)) ?? DEFAULT_SETTINGS;
    return { speak: noticeSpeech(language), channel, language };
  }

  /** Whoever reads the mail may unsubscribe the address; where recovery codes went there, the account's owner is told. */
  async function leave({ id, identity, recovery }: ChannelRecord): Promise<void> {
    await deleteChannel(db, id);
    if (recovery) await reportSignInChange(db, identity, 'recovery-address-removed', context.time.now());
  }

  for (const purpose of PURPOSES) {
    const path = `/notices/${purpose}/:token`;
    app.get<{ Params: { token: string } }>(path, { schema: { hide: true } }, async ({ params }, reply) => {
      const { speak, channel, language } = await channelOf(purpose, params.token);
      if (channel === null) return page(reply.code(404), language, speak('page.gone'), home(speak));
      const button = `<form method="post"><button>${escaped(speak(`page.${purpose}.go`))}</button></form>`;
      const line = speak(`page.${purpose}.line`, { address: addressOf(channel) });
      return page(reply, language, speak(`page.${purpose}`), `<p>${escaped(line)}</p>${button}`);
    });
    app.post<{ Params: { token: string } }>(path, { schema: { hide: true } }, async ({ params }, reply) => {
      const { speak, channel, language } = await channelOf(purpose, params.token);
      if (channel === null) return page(reply.code(404), language, speak('page.gone'), home(speak));
      if (purpose === 'confirm') await confirmChannel(db, channel.id, context.time.now());
      else await leave(channel);
      return page(reply, language, speak(`page.${purpose}.done`, { address: addressOf(channel) }), home(speak));
    });
  }
}

function addressOf({ where }: ChannelRecord): string {
  return where.kind === 'email' ? where.address : '';
}

const home = (speak: Say): string => `<p><a class="go" href="/">${escaped(speak('page.home'))}</a></p>`;

function page(reply: FastifyReply, language: string, title: string, inner: string): FastifyReply {
  const whole = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${LOOKS}</style><main><h1>${escaped(title)}</h1>${inner}</main></html>`;
  return (
    reply
      .type('text/html; charset=utf-8')
      // The form must send its origin; other sites never see this URL.
      .header('referrer-policy', 'same-origin')
      .serializer(String)
      .send(whole)
  );
}

import { createTransport } from 'nodemailer';
import type { Words } from './message-text.ts';
import type { Sent } from './send-result.ts';

export interface Mailing {
  readonly to: string;
  /** The message id, the same for every retry. */
  readonly id: string;
  readonly words: Words;
}

export interface MailSender {
  send(mailing: Mailing): Promise<Sent>;
  close(): void;
}

/** Together shorter than the lease of a message. */
const TIMES_MS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000, dnsTimeout: 4000 };

/** Starts sending mail through the operator's SMTP server. */
export function startMail({ smtp, from, origin }: { readonly smtp: string; readonly from: string; readonly origin: string }): MailSender {
  const transport = createTransport({ url: smtp, ...TIMES_MS });
  return {
    async send({ to, id, words: { title, text, html, leave } }) {
      try {
        await transport.sendMail({
          from,
          to,
          subject: title,
          text,
          html,
          messageId: `<${id}@${new URL(origin).hostname}>`,
          headers: {
            // RFC 8058: mail programs offer one-click unsubscribe.
            ...(leave === null ? {} : { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
            'Auto-Submitted': 'auto-generated',
          },
        });
        return { kind: 'sent' };
      } catch (error) {
        return { kind: isForGood(error) ? 'dead' : 'later', why: String(error) };
      }
    },
    close: () => transport.close(),
  };
}

/** Returns true if the mail server rejects this address permanently; other errors may be temporary. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return error.code === 'EENVELOPE' && [550, 551, 553].includes(Number(error.responseCode));
}

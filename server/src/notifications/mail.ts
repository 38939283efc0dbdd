import { createTransport } from 'nodemailer';
import type { Words } from './message-text.ts';
import type { Sent } from './send-result.ts';

export interface Mailing {
  readonly to: string;
  /** Of the message: the same however often it is sent. */
  readonly id: string;
  readonly words: Words;
}

export interface MailSender {
  send(mailing: Mailing): Promise<Sent>;
  close(): void;
}

/** Together less than a message is leased for. */
const TIMES_MS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000, dnsTimeout: 4000 };

/** Mail through the operator's own server. */
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
            // RFC 8058: the programs in which people read mail offer to stop it in one click.
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

/** The mail server will never take a letter to this address; any other trouble may pass. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return error.code === 'EENVELOPE' && [550, 551, 553].includes(Number(error.responseCode));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, type Say, say, voiceOf } from '@belfry/kernel';
import { isRefused, type TableSettings } from '@belfry/protocol';
import { tableId } from '@belfry/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { escaped } from '../base/escape-html.ts';
import type { Config } from '../config/config.ts';
import { recordAsSeenBy } from '../tables/delayed-record.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { seatNames } from '../tables/seat-names.ts';
import { openTable, type TableCache } from '../tables/table-cache.ts';
import type { App } from './app-port.ts';
import { sentAhead } from './preload-links.ts';
import { TEXT, type Text } from './text/index.ts';
import { BUILT_CLIENT } from './web.ts';

/** The placeholder in the page for the preview tags. */
const WHAT_IT_IS = '<!-- what it is -->';

interface Preview {
  readonly title: string;
  readonly text: string;
  /** The game shown in the preview image. */
  readonly game: string | null;
}

/**
 * Registers the table pages with link preview tags for messengers. A preview shows what a visitor who is not signed in would see; a table
 * without spectators has none once it has begun.
 */
export function previewRoutes(app: App, context: TableCache, { web = BUILT_CLIENT, publicOrigin }: Config): void {
  const file = web === null ? null : join(web, 'index.html');
  if (web === null || file === null || !existsSync(file)) return;
  const page = readFileSync(file, 'utf8');
  const hasPicture = (game: string): boolean => existsSync(join(web, 'pictures', `${game}.png`));
  const ahead = sentAhead(web);
  for (const path of ['/table/:id', '/replay/table/:id'])
    app.get(path, { schema: { hide: true, params: z.object({ id: z.string() }) } }, async (request, reply) => {
      const preview = await previewOf(context, request.params.id, languageOf(request));
      const origin = publicOrigin ?? `${request.protocol}://${request.host}`;
      const picture =
        preview.game !== null && hasPicture(preview.game) ? `${origin}/pictures/${preview.game}.png` : `${origin}/mark-512.png`;
      const tags = [
        ['og:type', 'website'],
        ['og:site_name', 'Belfry'],
        ['og:title', preview.title],
        ['og:description', preview.text],
        ['og:image', picture],
        ['twitter:card', preview.game === null ? 'summary' : 'summary_large_image'],
      ].map(([name = '', content = '']) => `<meta property="${name}" content="${escaped(content)}" />`);
      const link = ahead(path === '/table/:id' ? 'table' : '', preview.game);
      if (link !== undefined) void reply.header('link', link);
      const words = preview.game === null ? '' : `<h1>${escaped(preview.title)}</h1><p>${escaped(preview.text)}</p>`;
      const whole = page.replace('</head>', () => `${tags.join('')}</head>`).replace(WHAT_IT_IS, () => words);
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').serializer(String).send(whole);
    });
}

async function previewOf(context: TableCache, id: string, language: Language): Promise<Preview> {
  const words = voiceOf<Text>({ language, catalogue: TEXT[language], nameOf: String });
  const site: Preview = { title: 'Belfry', text: words('preview.site'), game: null };
  if (!tableId.safeParse(id).success) return site;
  const table = await openTable(context, id).catch((error: unknown) => {
    if (isRefused(error)) return null;
    throw error;
  });
  if (table === null || context.viewerAccessOf(table, null, undefined) === null) return site;
  const game = say({ language, catalogue: table.game.text[language], nameOf: String }, { key: 'game.name' });
  const lines = [...seatedLines(context, table, words), ...clockLines(table.record.settings, words)];
  return { title: words('preview.table', { game }), text: lines.join(' '), game: table.game.id };
}

type Words = Say<Text>;

function seatedLines(context: TableCache, table: LiveTable, words: Words): string[] {
  const names = seatNames(table, (identity) => table.people.get(identity)?.name);
  const seated = names.flatMap((name) => name ?? []);
  const { status } = recordAsSeenBy({ table: table.record, seats: table.seats }, null, context.time);
  return [
    ...(seated.length === 0 ? [] : [words('preview.seated', { names: seated })]),
    ...(names.length === seated.length ? [] : [words('preview.free', { count: names.length - seated.length })]),
    ...(status === 'playing' || status === 'finished' ? [words(`preview.${status}`)] : []),
  ];
}

function clockLines({ clock, timing }: TableSettings, words: Words): string[] {
  switch (clock.kind) {
    case 'none':
      return [];
    case 'live':
      if (timing === 'move') return [words('preview.per-move', { minutes: Math.round(clock.bank / 60) })];
      return [words('preview.bank', { minutes: Math.round(clock.bank / 60), seconds: clock.increment })];
    case 'days':
      return [words(timing === 'bank' ? 'preview.days-bank' : 'preview.per-move-days', { days: clock.days })];
  }
}

/** Returns the first supported language of the Accept-Language header. */
function languageOf({ headers }: FastifyRequest): Language {
  const wanted = (headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((each) => LANGUAGES.find((language) => language === each) ?? [])[0] ?? 'en';
}

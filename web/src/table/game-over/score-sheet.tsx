import { Crest, type SeatInfo } from '@belfry/board-kit';
import type { Game, Outcome, Say, Seat, Viewer } from '@belfry/kernel';
import { Link } from 'wouter';
import { to } from '../../base/address.ts';
import type { TableText } from '../text/index.ts';
import { scoring, withoutPoints } from './score-count.ts';

interface ScoreSheetProps {
  readonly say: Say<TableText>;
  readonly game: Game;
  readonly outcome: Outcome;
  readonly seats: readonly SeatInfo[];
  readonly viewer: Viewer;
  /** Seats of people for whom bots made moves. */
  readonly botPlayed: readonly Seat[];
}

/** Points by source, winner first. Sources without points are folded into one line. */
export function ScoreSheet({ say, game, outcome, seats, viewer, botPlayed }: ScoreSheetProps) {
  const order = outcome.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  const decides = outcome.tieBreaks.filter(() => new Set(outcome.totals).size < outcome.totals.length);
  const empty = withoutPoints(outcome.sheet);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="sheet-scroll" tabIndex={0} aria-label={say('end.sheet')}>
      <table className="score-sheet">
        <thead>
          <tr>
            <th scope="col">{say('end.source')}</th>
            {order.map(({ seat, place }) => (
              <th key={seat} scope="col" className={seat === viewer ? 'score-own' : ''}>
                <Crest crest={seats[seat]?.crest ?? 'lion'} colour={seats[seat]?.colour ?? 0} size="s" />
                <span>{seats[seat]?.name}</span>
                {seat === viewer && <span className="player-you">{say('lobby.you')}</span>}
                <span className="place">{say('end.place', { place })}</span>
                {botPlayed.includes(seat) && <span className="place place-bot">{say('end.bot-played.short')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scoring(outcome.sheet).map((line) => (
            <tr key={line.key}>
              <th scope="row">
                {say({ key: line.key })} <Link href={to.rules(game.id, line.clause)}>{line.clause}</Link>
              </th>
              {order.map(({ seat }) => (
                <td key={seat} className={seat === viewer ? 'score-own' : ''}>
                  {line.points[seat]}
                </td>
              ))}
            </tr>
          ))}
          {empty.length > 0 && (
            <tr className="score-empty">
              <td colSpan={order.length + 1}>{say('end.no-points', { lines: empty.map(({ key }) => ({ key })) })}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('end.total')}</th>
            {order.map(({ seat }) => (
              <td key={seat} className={seat === viewer ? 'score-own' : ''}>
                {outcome.totals[seat]}
              </td>
            ))}
          </tr>
          {decides.map((line) => (
            <tr key={line.key} className="tie">
              <th scope="row">{say({ key: line.key })}</th>
              {order.map(({ seat }) => (
                <td key={seat}>{line.points[seat]}</td>
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}

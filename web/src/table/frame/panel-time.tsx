import type { SeatInfo } from '@belfry/board-kit';
import type { Say } from '@belfry/kernel';
import type { Clock } from '../../match/clock.ts';
import type { TableText } from '../text/index.ts';
import { ClockFace } from './clock-face.tsx';

/** Beside the name: the clock, or how long a player has been thinking, or that a bot, which has no clock, plays for them. */
export function PanelTime({
  say,
  player: { kind, isStandIn = false },
  clock,
  thinking,
}: {
  say: Say<TableText>;
  player: SeatInfo;
  clock: Clock | undefined;
  thinking: string | null;
}) {
  if (isStandIn)
    return (
      <span className="player-bot" title={say('table.stand-in')} data-stand-in>
        {say('table.bot')}
      </span>
    );
  if (clock !== undefined && kind !== 'bot') return <ClockFace say={say} clock={clock} rests={say('clock.rests')} />;
  if (thinking === null) return null;
  return (
    <span className="clock thinking" title={say('presence.thinks', { time: thinking })}>
      {thinking}
    </span>
  );
}

import { MATCH_REASONS, type Reasons, Refused, refusing } from '@belfry/live';

export type { RefusalCode } from '@belfry/live';

/** Why something was refused: the kind of refusal, and an English sentence. Pages translate it by its key; `args` fill the braces. */
export const REASONS = {
  // Sign-in.
  'unknown-visitor': ['forbidden', 'the server does not know you yet; request /api/me first'],
  'wrong-login': ['forbidden', 'wrong username or password'],
  'unknown-passkey': ['forbidden', 'this passkey does not belong to an account here'],
  'passkey-unverified': ['illegal', 'this passkey could not be verified'],
  'passkey-known': ['stale', 'this passkey already belongs to an account; use another'],
  'no-passkey': ['not-found', 'this passkey has already been removed'],
  'only-way-in': ['forbidden', 'this is the only way to sign in to your account; add another first'],
  'passkey-too-late': ['stale', 'this took too long; please try again'],
  'login-taken': ['stale', 'this username is taken; choose another'],
  'has-account': ['stale', 'you already have an account'],
  'foreign-page': ['forbidden', 'this page comes from another site'],
  'many-lines': ['too-many', 'you have too many connections open'],
  'many-lines-from-address': ['too-many', 'too many connections are open from your address'],
  'other-protocol': ['stale', 'this page and this server have different versions; reload the page'],
  'operators-only': ['forbidden', 'only operators of this server can do this'],
  'socket-only': ['illegal', 'this address only accepts WebSocket connections'],
  'many-requests': ['too-many', 'too many requests from your address; wait a moment'],
  'many-guests': ['too-many', 'too many new guests from your address; wait a minute'],
  'many-changes': ['too-many', 'you have changed this too often; wait ten minutes'],
  'many-bytes': ['too-many', 'your devices have just sent or requested a lot of data; the rest follows in a minute'],
  'many-tries': ['too-many', 'too many attempts for this username; wait half a minute'],
  'bots-stay-bots': ['forbidden', 'a bot plays for its owner and cannot have an account'],
  'no-bot-of-yours': ['not-found', 'you do not have this bot'],
  'passkeys-need-origin': ['unavailable', 'passkeys need the public address of this server, which is not set'],
  'many-bots': ['too-many', 'you have {bots} bots, or created that many recently; delete one, or try again later'],
  'bots-by-people': ['forbidden', 'only people can create bots'],
  banned: ['forbidden', 'the operators of this server have banned this account'],
  'wrong-password': ['forbidden', 'wrong password'],
  'no-password': ['illegal', 'this account has no password; add a username and password first'],
  'proof-needed': ['forbidden', 'confirm with your password or a passkey that it is you'],
  'wrong-code': ['forbidden', 'wrong username or recovery code; each code works once'],
  'accounts-only': ['forbidden', 'create an account first'],
  'much-progress': ['too-many', 'an account can store at most {marks} progress marks'],
  'many-device-tables': ['too-many', 'an account stores at most {tables} games from your devices, {megabytes} MB in all'],
  'guests-only': ['forbidden', 'you have an account; sign in with it on the other device'],
  'link-void': ['forbidden', 'this link has been used or withdrawn, or is older than ten minutes; create a new one on the other device'],
  'same-device': ['stale', 'this is the browser that made the link; open it on the other device'],
  'signed-in-here': ['forbidden', 'you are signed in here with an account; sign out first'],
  'leaves-seats': ['stale', 'this browser is {name} and has seats (tables: {tables}); going on as {other} leaves them behind'],
  'two-seats': [
    'stale',
    'you have a seat as {name} at a table where {other} has one, too ({tables} in all); signing in gives up the seat of {name}',
  ],
  'many-downloads': ['too-many', 'you have just downloaded your data; wait a minute before you do so again'],
  // People.
  'not-met': ['forbidden', 'you have not played with {name} yet; send them the link to the table'],
  'not-invited': ['forbidden', '{name} does not accept invitations from you'],
  'not-welcome': ['forbidden', 'a player at this table does not want to play with you'],
  'many-invitations': ['too-many', 'you have just invited many people; wait half a minute'],
  'block-yourself': ['illegal', 'you cannot block yourself'],
  'many-blocks': ['too-many', 'you can block at most {people} people'],
  // Operators.
  'no-person': ['not-found', 'nobody here has the ID or username "{subject}"'],
  'operators-stay': ['forbidden', 'operators cannot be banned; remove them as operator first'],
  'not-removed': ['not-found', 'no such table was removed in the last thirty days'],
  'operators-sign-in': ['illegal', 'only people with an account can be operators'],
  // Tables and seats before a match.
  'no-table': ['not-found', 'table not found; the link may be incomplete'],
  'many-open': ['too-many', 'you have {tables} tables that have not started; start or leave one first'],
  'many-playing': ['too-many', 'you have {tables} tables with a match in progress; finish one first'],
  'many-removed': ['too-many', 'you have removed or left {tables} tables today; open the next one tomorrow'],
  'many-begun': ['too-many', 'you have started {tables} matches today; start the next one tomorrow'],
  'much-stored': [
    'too-many',
    'the server stores at most {megabytes} MB of matches for you, including tables removed in the last thirty days',
  ],
  'no-seat': ['not-found', 'there is no seat {seat} at this table'],
  'seat-taken': ['stale', 'this seat has just been taken'],
  'seated-already': ['forbidden', 'you already have a seat at this table; leave it first'],
  'one-screen': ['forbidden', 'everyone plays on one screen here; all seats belong to the host'],
  'take-a-seat': ['forbidden', 'take a seat first'],
  'host-only': ['forbidden', 'only the host can do this'],
  'others-sit-here': ['forbidden', 'other players have a seat at this table, so you cannot remove it'],
  'seat-in-use': ['illegal', 'a seat that would disappear is taken'],
  'seats-empty': ['illegal', 'every seat must be taken, by a person or a bot, before the match can start'],
  'not-ready': ['illegal', '{name} is not ready yet'],
  'no-bot': ['illegal', 'there is no bot "{level}" for {game}; the bots are {levels}'],
  begun: ['not-playing', 'the match has started; seats and settings can no longer change'],
  'just-begun': ['stale', 'the match has just started'],
  'rematch-later': ['not-playing', 'a rematch is possible when the match is over'],
  'rematch-not-yours': ['forbidden', 'only people at this table can set up a rematch'],
  // Notices.
  'hook-inside': ['illegal', 'the address of a webhook must be public and start with https'],
  'no-mail': ['unavailable', 'this server does not send email: its operator has to configure a mail server'],
  'many-letters': ['too-many', 'this address has just been sent several emails; check it first, or wait a few hours'],
  'many-channels': ['too-many', 'you already have {channels} channels; remove one first'],
  'no-channel': ['not-found', 'this channel has already been removed'],
  // During a match.
  ...MATCH_REASONS,
  'not-your-seat': ['forbidden', 'this is not your seat'],
  'not-begun': ['not-playing', 'the match has not started yet'],
  'only-to-look-at': ['not-playing', 'this match was played elsewhere; you can only view it'],
  'bot-plays-for-you': ['forbidden', 'a bot is playing for you; take your seat back first'],
  'bot-decides-first': ['forbidden', 'your time is up: the bot makes this decision, then you can take your seat back'],
  'no-bot-here': ['forbidden', 'there is no such bot in this seat'],
  'people-decide': ['forbidden', 'only people at the table can decide this'],
  'still-time': ['forbidden', 'this seat still has time to move'],
  expelled: ['forbidden', 'the others have taken this seat from you'],
  adjourned: ['not-playing', 'the match is adjourned; it goes on at the agreed time, or when everyone agrees'],
  'still-here': ['forbidden', 'this player is connected, or was a moment ago; ask the others to vote'],
  'proposal-open': ['stale', 'another proposal is open; answer that first'],
  'no-proposal': ['stale', 'this proposal is no longer open'],
  'proposed-already': ['too-many', 'this was declined; wait {minutes} min before you propose again'],
  'not-adjourned': ['illegal', 'the match is not adjourned'],
  'bad-date': ['illegal', 'choose a date from ten minutes to {days} days from now'],
  'two-players': ['illegal', 'only a match of two players can be conceded; leave your seat to a bot instead'],
  'more-players': ['illegal', 'a player can only be expelled by at least two others'],
  'nobody-to-ask': ['illegal', 'nobody else is here to agree; leave your seat to a bot, and the match waits'],
  'no-time-to-undo': ['illegal', 'you have used the time that this move gave you; it can no longer be undone'],
  'no-undo': ['forbidden', 'at this table moves cannot be undone'],
  'no-undo-by-vote': ['forbidden', 'at this table only moves can be undone that nobody has learnt anything from'],
  'people-speak': ['forbidden', 'only people at the table can chat'],
  'talks-too-fast': ['too-many', 'you are sending messages too fast; wait a moment'],
  'no-chat': ['forbidden', 'this table has no chat'],
  'no-such-question': ['illegal', 'this game never asks "{kind}"'],
  'no-such-answer': ['illegal', '"{move}" is not an answer to the question'],
  'many-undos': ['too-many', 'moves have been undone {undos} times in this match; that is the limit'],
  'vote-open': ['stale', 'another player is already asking to undo; answer that first'],
  'said-no': ['forbidden', 'the others declined; ask again when the match has moved on'],
  'no-spectators': ['forbidden', 'this table does not allow spectators'],
  // Replays.
  'shown-later': ['forbidden', 'everything is shown when the match is over'],
  'file-later': ['not-playing', 'you can download the file when the match is over'],
  'finished-only': ['not-playing', 'you can only play on from a finished match'],
  'no-entry': ['not-found', 'the match has {entries} entries'],
  'file-too-long': ['illegal', 'this match is too long to store here: at most {entries} entries, {undos} of them undone'],
  'one-file-at-a-time': ['too-many', 'your files are checked one at a time; wait until the last one is done'],
  'files-waiting': ['unavailable', 'other files are being checked right now; try again in a moment'],
  unfinished: ['illegal', 'this match is not finished; only finished matches can be stored'],
  // Server faults.
  'not-stored': ['unavailable', 'the move could not be saved; you can safely send it again'],
  'store-away': ['unavailable', 'the server cannot save anything right now; you can safely send it again'],
  'too-busy': ['unavailable', 'this table is too busy; send the move again'],
  fault: ['unavailable', 'this is not possible right now; please try again'],
} as const satisfies Reasons;

export type Reason = keyof typeof REASONS;

/** Reasons whose translations load with the pages that show them. */
export type NoticeReason = Extract<Reason, 'hook-inside' | 'no-mail' | 'many-channels' | 'no-channel'>;
export type AccountReason = Extract<Reason, 'many-device-tables'>;
export type PeopleReason = Extract<
  Reason,
  'not-met' | 'not-invited' | 'not-welcome' | 'many-invitations' | 'block-yourself' | 'many-blocks' | 'no-such-question' | 'no-such-answer'
>;

export const refuse = refusing(REASONS);

/** Returns whether the error is a refusal, as opposed to a fault. */
export function isRefused(error: unknown): error is Refused<Reason> {
  return error instanceof Refused && error.refusal.reason in REASONS;
}

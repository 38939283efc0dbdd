import { MATCH_REASONS, type Reasons, Refused, refusing } from '@belfry/live';

export type { RefusalCode } from '@belfry/live';

/**
 * Why something was not done: the kind of refusal, and a sentence for whoever reads English. A page in another language says it in its own words,
 * by the key; what stands in braces comes as `args`.
 */
export const REASONS = {
  // Getting in.
  'unknown-visitor': ['forbidden', 'nobody knows you here yet; ask for /api/me first'],
  'wrong-login': ['forbidden', 'no account has this login and password'],
  'unknown-passkey': ['forbidden', 'this passkey is not known here'],
  'passkey-unverified': ['illegal', 'this passkey could not be verified'],
  'passkey-known': ['stale', 'this passkey opens an account already; use another'],
  'no-passkey': ['not-found', 'you have no such passkey'],
  'only-way-in': ['forbidden', 'this is the only way into your account; add another first'],
  'passkey-too-late': ['stale', 'this took too long; please try again'],
  'login-taken': ['stale', 'somebody has this login already; choose another'],
  'has-account': ['stale', 'you have an account already'],
  'foreign-page': ['forbidden', 'this page is not from here'],
  'many-lines': ['too-many', 'you have too many connections open'],
  'many-lines-from-address': ['too-many', 'too many connections come from your address'],
  'other-protocol': ['stale', 'this page and this server are of different versions; load the page anew'],
  'operators-only': ['forbidden', 'this is for the people who run the server'],
  'socket-only': ['illegal', 'this is the door for sockets; ask for an upgrade'],
  'many-requests': ['too-many', 'too many requests come from your address; wait a moment'],
  'many-guests': ['too-many', 'many people have come from your address just now; wait a minute'],
  'many-changes': ['too-many', 'you have changed this often just now; wait ten minutes'],
  'many-bytes': ['too-many', 'your devices have just sent or asked for a lot; the rest comes in a minute'],
  'many-tries': ['too-many', 'too many tries for this login; wait half a minute'],
  'bots-stay-bots': ['forbidden', 'a bot plays for its owner and cannot have an account'],
  'no-bot-of-yours': ['not-found', 'you have no such bot'],
  'passkeys-need-origin': ['unavailable', 'passkeys need the public address of this server, which is not set'],
  'many-bots': ['too-many', 'you have {bots} bots, or have just made as many; give one up first'],
  'bots-by-people': ['forbidden', 'bots are made by people'],
  banned: ['forbidden', 'the people who run this server have closed this account'],
  'wrong-password': ['forbidden', 'this is not your password'],
  'no-password': ['illegal', 'this account has no password; give it a login and a password first'],
  'proof-needed': ['forbidden', 'show with your password or a passkey that it is you'],
  'wrong-code': ['forbidden', 'no account with this login has this recovery code; each works once'],
  'accounts-only': ['forbidden', 'make an account first'],
  'much-progress': ['too-many', 'at most {marks} marks of progress are kept for one account'],
  'many-device-tables': ['too-many', 'an account keeps {tables} games of your devices, {megabytes} megabytes in all'],
  'many-downloads': ['too-many', 'you have just had your data; wait a minute before you ask for it again'],
  // People among themselves.
  'not-met': ['forbidden', 'you have not played with {name} yet; send them the link of the table'],
  'not-invited': ['forbidden', '{name} does not want to be asked by you'],
  'not-welcome': ['forbidden', 'somebody at this table does not want to play with you'],
  'many-invitations': ['too-many', 'you have asked many people just now; wait half a minute'],
  'block-yourself': ['illegal', 'nobody can block themselves'],
  'many-blocks': ['too-many', 'at most {people} people can be blocked'],
  // For the people who run the server.
  'no-person': ['not-found', 'nobody here has the id or login "{subject}"'],
  'operators-stay': ['forbidden', 'operators are not banned; take that from them first'],
  'not-removed': ['not-found', 'no such table was taken away in the last thirty days'],
  'operators-sign-in': ['illegal', 'only somebody with an account can run the server'],
  // The way to a match.
  'no-table': ['not-found', 'there is no such table; perhaps the link was cut off'],
  'many-open': ['too-many', 'you have {tables} tables that have not begun; begin or leave one first'],
  'many-playing': ['too-many', 'you have {tables} tables at which the match is not over; finish one first'],
  'many-removed': ['too-many', 'you have taken {tables} tables away today; make another tomorrow'],
  'much-stored': ['too-many', 'at most {megabytes} megabytes of matches are kept for you, removed ones for thirty days among them'],
  'no-seat': ['not-found', 'there is no seat {seat} at this table'],
  'seat-taken': ['stale', 'this seat has just been taken'],
  'seated-already': ['forbidden', 'you already have a seat at this table; leave it first'],
  'one-screen': ['forbidden', 'everybody plays on one screen here; the seats belong to whoever made the table'],
  'take-a-seat': ['forbidden', 'take a seat first'],
  'host-only': ['forbidden', 'only whoever made the table may do this'],
  'others-sit-here': ['forbidden', 'others sit at this table; it stays with them'],
  'seat-in-use': ['illegal', 'somebody sits at a seat that would be taken away'],
  'seats-empty': ['illegal', 'every seat must be taken, by a person or a bot, before the match can start'],
  'not-ready': ['illegal', '{name} is not ready yet'],
  'no-bot': ['illegal', 'there is no bot "{level}" for {game}; the bots are {levels}'],
  begun: ['not-playing', 'the match has begun; seats and settings stay as they are'],
  'just-begun': ['stale', 'the match has just begun'],
  'rematch-later': ['not-playing', 'a rematch comes after the end of the match'],
  'rematch-not-yours': ['forbidden', 'a rematch is for the people at the table'],
  // Being told.
  'hook-inside': ['illegal', 'hooks lead to https addresses outside; this one leads into a network of its own'],
  'no-mail': ['unavailable', 'this server sends no mail: whoever runs it has to name a mail server'],
  'many-letters': ['too-many', 'letters were sent to this address just now; look there first, or wait a few hours'],
  'many-channels': ['too-many', 'you have {channels} ways to be told already; take one away first'],
  'no-channel': ['not-found', 'there is no such way to reach you'],
  // At the table.
  ...MATCH_REASONS,
  'not-your-seat': ['forbidden', 'this is not your seat'],
  'not-begun': ['not-playing', 'the match has not begun yet'],
  'only-to-look-at': ['not-playing', 'this match was played elsewhere; it can only be looked at'],
  'bot-plays-for-you': ['forbidden', 'a bot plays for you; take your seat back first'],
  'no-bot-here': ['forbidden', 'no such bot plays for this seat'],
  'people-decide': ['forbidden', 'only people at the table may decide this'],
  'still-time': ['forbidden', 'this seat still has time to move'],
  expelled: ['forbidden', 'the others have taken this seat from you'],
  adjourned: ['not-playing', 'the match is adjourned; it goes on at the agreed time, or when everyone agrees'],
  'still-here': ['forbidden', 'this player is connected; ask the others to vote'],
  'proposal-open': ['stale', 'another proposal is open; answer that first'],
  'no-proposal': ['stale', 'this proposal is no longer open'],
  'proposed-already': ['too-many', 'this was declined; wait {minutes} minutes before you propose again'],
  'not-adjourned': ['illegal', 'the match is not adjourned'],
  'bad-date': ['illegal', 'choose a date from ten minutes to {days} days from now'],
  'two-players': ['illegal', 'only a match of two players can be conceded; leave your seat to a bot instead'],
  'more-players': ['illegal', 'a player can only be expelled by at least two others'],
  'no-undo': ['forbidden', 'at this table moves cannot be undone'],
  'no-undo-by-vote': ['forbidden', 'at this table only moves can be undone that nobody has learnt anything from'],
  'people-speak': ['forbidden', 'only people at the table may speak'],
  'talks-too-fast': ['too-many', 'you speak faster than the others can read; wait a moment'],
  'no-chat': ['forbidden', 'there is no chat at this table'],
  'no-such-question': ['illegal', 'nobody is ever asked "{kind}" in this game'],
  'no-such-answer': ['illegal', '"{move}" does not answer what you are asked'],
  'many-undos': ['too-many', 'moves were taken back {undos} times in this match; no more can be'],
  'vote-open': ['stale', 'somebody else asks to take back already; answer that first'],
  'said-no': ['forbidden', 'the others said no; ask again when the match has gone on'],
  'no-spectators': ['forbidden', 'this table does not want spectators'],
  // Looking back.
  'shown-later': ['forbidden', 'everything is shown when the match is over'],
  'file-later': ['not-playing', 'the file is given out when the match is over'],
  'finished-only': ['not-playing', 'one can play on from a finished match only'],
  'no-entry': ['not-found', 'the match has {entries} entries'],
  'file-too-long': ['illegal', 'this match is too long to be kept here: at most {entries} entries, {undos} of them taken back'],
  'one-file-at-a-time': ['too-many', 'your files are checked one after the other; wait until the last one is done'],
  'files-waiting': ['unavailable', 'other files are being checked just now; try again in a moment'],
  unfinished: ['illegal', 'this match is not finished; only finished matches can be kept'],
  // Our own fault.
  'not-stored': ['unavailable', 'the move could not be stored just now; it is safe to send it again'],
  'store-away': ['unavailable', 'nothing can be stored here just now; what you send is safe to send again'],
  'too-busy': ['unavailable', 'too much is going on at this table; send the move again'],
  fault: ['unavailable', 'this could not be done just now; please try again'],
} as const satisfies Reasons;

export type Reason = keyof typeof REASONS;

/** Reasons whose words come with the pages on which they are met. */
export type NoticeReason = Extract<Reason, 'hook-inside' | 'no-mail' | 'many-channels' | 'no-channel'>;
export type AccountReason = Extract<Reason, 'many-device-tables'>;
export type PeopleReason = Extract<
  Reason,
  'not-met' | 'not-invited' | 'not-welcome' | 'many-invitations' | 'block-yourself' | 'many-blocks' | 'no-such-question' | 'no-such-answer'
>;

/** Makes a refusal for one of these reasons. */
export const refuse = refusing(REASONS);

/** Was this thrown because something is refused, and not because something is broken? */
export function isRefused(error: unknown): error is Refused<Reason> {
  return error instanceof Refused && error.refusal.reason in REASONS;
}

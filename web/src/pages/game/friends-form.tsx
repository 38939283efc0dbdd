import type { GameCard } from '@belfry/board-kit';
import type { Game, Options, Phrase } from '@belfry/kernel';
import type { NewTable, Person } from '@belfry/protocol';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { api, whoAmI } from '../../api/api.ts';
import { peopleApi } from '../../api/people.ts';
import { HAS_SERVER, to } from '../../base/address.ts';
import { refusalWords } from '../../base/refusals/refused.ts';
import { Choice } from '../../parts/settings-form.tsx';
import { OptionChoices } from '../table-settings/game-options.tsx';
import { NameField, useNameQuestion } from '../table-settings/name-question.tsx';
import { type Terms, TermsForm, USUAL_TERMS } from '../table-settings/table-terms.tsx';
import type { TableMakingSay } from './text/index.ts';

/** The form for a table on the server, for people on other devices. */
export function FriendsForm({ say, gameCard, game }: { say: TableMakingSay; gameCard: GameCard; game: Game }) {
  const { min, max } = game.players;
  const [, navigate] = useLocation();
  const question = useNameQuestion();
  const [here, setHere] = useState<boolean | null>(null);
  const [players, setPlayers] = useState(String(gameCard.players.usual));
  const [terms, setTerms] = useState<Terms>(USUAL_TERMS);
  const [options, setOptions] = useState<Options>({});
  const [problem, setProblem] = useState<Phrase | null>(null);
  useEffect(() => {
    void whoAmI().then((me) => setHere(me !== null));
  }, []);
  const guest = useGuest(here === true);
  if (here === null) return null;
  if (!here) return <p>{say(HAS_SERVER ? 'setup.friends.off' : 'setup.friends.never')}</p>;
  const make = async () => {
    await question.settle();
    const table: NewTable = { game: game.id, players: Number(players), options, ...terms };
    const { id } = await api.create(table);
    // A refused invitation does not stop the table; the lobby shows who is invited.
    if (guest !== null) await peopleApi.invite(id, guest.id).catch(() => {});
    navigate(to.match('table', id));
  };
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        make().catch((error: unknown) => setProblem(refusalWords(error).phrase));
      }}
    >
      <p>{say('setup.friends.lead')}</p>
      {guest !== null && <p role="status">{say('setup.with', { name: guest.name })}</p>}
      <NameField say={say} question={question} />
      <Choice
        label={say('setup.players')}
        values={Array.from({ length: max - min + 1 }, (_, i) => String(min + i))}
        value={players}
        name={String}
        set={setPlayers}
      />
      <TermsForm say={say} terms={terms} set={(change) => setTerms({ ...terms, ...change })} />
      <OptionChoices say={say} game={game} options={options} set={setOptions} />
      <p role="alert" className="problem">
        {problem !== null && say(problem)}
      </p>
      <button type="submit" className="button button-gilt" data-start>
        {say('setup.friends.make')}
      </button>
    </form>
  );
}

/** Returns the person to invite, when the user comes from their profile. */
function useGuest(isHere: boolean): Person | null {
  const asked = new URLSearchParams(useSearch()).get('with');
  const [guest, setGuest] = useState<Person | null>(null);
  useEffect(() => {
    if (!isHere || asked === null) return;
    peopleApi.profile(asked).then(
      ({ person }) => setGuest(person),
      () => {},
    );
  }, [isHere, asked]);
  return guest;
}

import { useEffect, useId, useRef, useState } from 'react';
import { useTableInfo } from '../context/table-context.tsx';
import './notes.css';

/** Pause in typing after which a note is saved, in milliseconds. */
const PAUSE = 800;

interface NotesProps {
  readonly longest: number;
  readonly read: () => Promise<string>;
  readonly write: (text: string) => Promise<void>;
}

/** The viewer's private notes at this table. They are saved automatically, even when the page is left in mid-sentence. */
export function Notes({ longest, read, write }: NotesProps) {
  const { say, refuse } = useTableInfo();
  const [text, setText] = useState<string | null>(null);
  const [isKept, setKept] = useState(true);
  const field = useId();
  const unkept = useRef<string | null>(null);
  const keep = useRef(() => {});
  keep.current = () => {
    const words = unkept.current;
    if (words === null) return;
    unkept.current = null;
    write(words).then(() => setKept(unkept.current === null), refuse);
  };
  useEffect(() => {
    let isHere = true;
    read().then((found) => isHere && setText(found), refuse);
    return () => {
      isHere = false;
      keep.current();
    };
  }, [read, refuse]);
  useEffect(() => {
    if (text === null || unkept.current === null) return;
    const timer = window.setTimeout(() => keep.current(), PAUSE);
    return () => window.clearTimeout(timer);
  }, [text]);
  const change = (words: string) => {
    unkept.current = words;
    setKept(false);
    setText(words);
  };
  return (
    <div className="notes">
      <label htmlFor={field}>{say('notes.lead')}</label>
      <textarea
        id={field}
        className="field"
        value={text ?? ''}
        disabled={text === null}
        maxLength={longest}
        onChange={({ target }) => change(target.value)}
        onBlur={() => keep.current()}
        data-note
      />
      <p className="quiet" role="status">
        {text !== null && text !== '' && say(isKept ? 'notes.kept' : 'notes.keeping')}
      </p>
    </div>
  );
}

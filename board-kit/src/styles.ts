/** The looks of everything here, for whoever wants them at one place: before the looks of a page, however its parts arrive. */
import './card.css';
import './crest.css';
import './explained.css';
import './figure.css';
import './note.css';
import './thing.css';
import './tile.css';
import './token.css';

// biome-ignore lint/complexity/noUselessEmptyExport: for whoever asks for its types, a file that exports nothing is no module
export {};

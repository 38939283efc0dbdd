/** All styles of this package in one place: before the styles of a page, however its parts load. */
import './card.css';
import './crest.css';
import './explained.css';
import './figure.css';
import './note.css';
import './thing.css';
import './tile.css';
import './token.css';

// biome-ignore lint/complexity/noUselessEmptyExport: a file that exports nothing is no module for TypeScript
export {};

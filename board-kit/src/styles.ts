/** All styles of this package in one place, so that they precede a page's styles in whatever order its parts load. */
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

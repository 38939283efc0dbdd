// One chunk for both: apart, the bundler cuts what they share with the home page into more pieces, and the home page grows by 1.6 kB.
export { AidPage } from './aid-page.tsx';
export { RulesPage } from './rules-page.tsx';

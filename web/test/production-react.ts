// Runs before every file of unit tests: without a DOM, boards are drawn by the React that ships, which is several times faster. Tests with
// a DOM need `act`, which only the development build has.
if (!('document' in globalThis)) {
  const { NODE_ENV = 'test' } = process.env;
  process.env.NODE_ENV = 'production';
  await Promise.all([import('react'), import('react/jsx-runtime'), import('react-dom/server')]);
  process.env.NODE_ENV = NODE_ENV;
}

export {};

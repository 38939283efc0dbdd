/** What is said otherwise on pages without a server behind them. They are not in the pages of a server. */
export const words = {
  'home.lead':
    'Play now against bots that see only what you would see, or around one screen. No account, nothing to install; what you play stays on this device. Friends through a link need a server: “npm start” gives you one of your own.',
};

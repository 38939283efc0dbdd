/** What came of sending: it got through, it may later, or there is nobody there. */
export type Sent = { readonly kind: 'sent' } | { readonly kind: 'later' | 'dead'; readonly why: string };

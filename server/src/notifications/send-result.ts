/** The result of a delivery: sent, failed and worth a retry, or no receiver any more. */
export type Sent = { readonly kind: 'sent' } | { readonly kind: 'later' | 'dead'; readonly why: string };

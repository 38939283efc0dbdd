import type { IdentityId } from '@belfry/protocol';

/** The subscribers of a table, counted by user, so that presence costs the same however many there are. */
export class Subscribers<S extends { readonly reader: { readonly identity: IdentityId } }> extends Set<S> {
  readonly #sockets = new Map<IdentityId, number>();

  override add(subscriber: S): this {
    if (!this.has(subscriber)) this.#sockets.set(subscriber.reader.identity, (this.#sockets.get(subscriber.reader.identity) ?? 0) + 1);
    return super.add(subscriber);
  }

  override delete(subscriber: S): boolean {
    if (!super.delete(subscriber)) return false;
    const left = (this.#sockets.get(subscriber.reader.identity) ?? 0) - 1;
    if (left > 0) this.#sockets.set(subscriber.reader.identity, left);
    else this.#sockets.delete(subscriber.reader.identity);
    return true;
  }

  override clear(): void {
    super.clear();
    this.#sockets.clear();
  }

  isHere(identity: IdentityId): boolean {
    return this.#sockets.has(identity);
  }

  get people(): number {
    return this.#sockets.size;
  }
}

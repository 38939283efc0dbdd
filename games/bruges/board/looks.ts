export interface Looks {
  readonly woman: boolean;
  readonly prelate: boolean;
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
  readonly trim: string;
  readonly dark: string;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@belfry/kernel';
import ts from 'typescript';
import { ROOT } from './catalogue-files.ts';

/** The texts of a catalogue as they are written, with an empty place where the tables of the game fill in a number. */
export function writtenTexts(folder: string, language: Language): Map<string, string> {
  const file = join(ROOT, folder, `${language}.ts`);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) {
      const key = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();
      const { initializer } = node;
      if (ts.isStringLiteralLike(initializer)) texts.set(key, initializer.text);
      if (ts.isTemplateExpression(initializer))
        texts.set(key, [initializer.head, ...initializer.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…'));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

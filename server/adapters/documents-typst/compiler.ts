import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const folder = import.meta.dirname

/** What a template is given. It reads it as JSON. */
export type Sheet = Record<string, unknown>

export interface Compiler {
  /** A4 pages as PDF; the same sheet makes the same bytes. */
  pdf(template: string, sheet: Sheet): Buffer
}

/** Makes pages of templates and what they are given, with the fonts of this folder. */
export function openCompiler(): Compiler {
  const compiler = NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontPaths: [join(folder, 'fonts')] }],
  })
  return {
    pdf(template, sheet) {
      const wish = {
        mainFilePath: join(folder, 'templates', `${template}.typ`),
        inputs: { sheet: JSON.stringify(sheet) },
      }
      const bytes = compiler.pdf(wish, { creationTimestamp: 0 })
      compiler.evictCache(2)
      return bytes
    },
  }
}

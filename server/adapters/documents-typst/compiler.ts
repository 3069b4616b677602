import { resolve } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const folder = resolve('server/adapters/documents-typst')

/** The data that a template is given, which reads it as JSON. */
export type Sheet = Record<string, unknown>

export interface Compiler {
  /** Makes A4 pages as PDF of a template and its data; the same data make the same bytes. */
  pdf(template: string, sheet: Sheet): Buffer
}

/** Opens the compiler that makes documents of templates and their data, with the fonts of this folder. */
export function openCompiler(): Compiler {
  const compiler = NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontPaths: [resolve(folder, 'fonts')] }],
  })
  return {
    pdf(template, sheet) {
      const wish = {
        mainFilePath: resolve(folder, 'templates', `${template}.typ`),
        inputs: { sheet: JSON.stringify(sheet) },
      }
      const bytes = compiler.pdf(wish, { creationTimestamp: 0 })
      compiler.evictCache(2)
      return bytes
    },
  }
}

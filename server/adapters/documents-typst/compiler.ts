import { resolve } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const folder = resolve('server/adapters/documents-typst')

/** The data that a template is given, which reads it as JSON. */
export type TemplateData = Record<string, unknown>

export interface Compiler {
  /** Makes A4 pages as PDF of a template and its data; the same data make the same bytes. */
  pdf(template: string, sheet: TemplateData): Buffer
  /** The same pages as one picture: SVG. */
  svg(template: string, sheet: TemplateData): string
}

/** Opens the compiler that makes documents of templates and their data, with the fonts of this folder. */
export function openCompiler(): Compiler {
  const compiler = NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontPaths: [resolve(folder, 'fonts')] }],
  })
  const wishOf = (template: string, sheet: TemplateData) => ({
    mainFilePath: resolve(folder, 'templates', `${template}.typ`),
    inputs: { sheet: JSON.stringify(sheet) },
  })
  /** What was compiled is kept only as long as the next documents may share it. */
  const made = <Made>(result: Made): Made => {
    compiler.evictCache(2)
    return result
  }
  return {
    pdf: (template, sheet) => made(compiler.pdf(wishOf(template, sheet), { creationTimestamp: 0 })),
    svg: (template, sheet) => made(compiler.plainSvg(wishOf(template, sheet))),
  }
}

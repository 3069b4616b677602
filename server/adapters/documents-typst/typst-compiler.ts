import { resolve } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const folder = resolve('server/adapters/documents-typst')

/** The data that a template reads as JSON. */
export type TemplateData = Record<string, unknown>

export interface TypstCompiler {
  /** Renders a template and its data as PDF pages in A4; the same data yield the same bytes. */
  renderPdf(template: string, sheet: TemplateData): Buffer
  /** Renders a template and its data as one SVG picture of all pages. */
  renderSvg(template: string, sheet: TemplateData): string
}

/** Opens the Typst compiler for the document templates, with the fonts of this folder. */
export function openTypstCompiler(): TypstCompiler {
  const compiler = NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontPaths: [resolve(folder, 'fonts')] }],
  })
  const optionsOf = (template: string, sheet: TemplateData) => ({
    mainFilePath: resolve(folder, 'templates', `${template}.typ`),
    inputs: { sheet: JSON.stringify(sheet) },
  })
  /** Evicts the cached results of Typst that the last two documents did not use, to limit the memory. */
  const evictAfter = <Output>(result: Output): Output => {
    compiler.evictCache(2)
    return result
  }
  return {
    renderPdf: (template, sheet) =>
      evictAfter(compiler.pdf(optionsOf(template, sheet), { creationTimestamp: 0 })),
    renderSvg: (template, sheet) => evictAfter(compiler.plainSvg(optionsOf(template, sheet))),
  }
}

import type { DocumentMaker } from '#server/ports/documents.ts'
import type { Tenant, TenantName } from '#src/sites/site.ts'
import { readPalettes } from '#src/styles/palette.ts'
import type { Brands } from './sheet.ts'
import { createThreadedRenderer } from './threaded-renderer.ts'

export interface TypstDocuments extends DocumentMaker {
  /** Ends the worker thread that renders documents. */
  close(): Promise<void>
}

/**
 * Returns a document maker that uses Typst. One worker thread compiles the documents one after the other, so the
 * event loop stays free. The first document takes 0.4 s, each later one about 20 ms (30 ms with a table of 60 rows).
 */
export function createTypstDocumentMaker(tenants: Record<TenantName, Tenant>): TypstDocuments {
  const palettes = readPalettes()
  const brands = Object.fromEntries(
    Object.values(tenants).map(({ brand, name }) => [brand, { name, palette: palettes[brand] }]),
  ) as Brands
  const renderer = createThreadedRenderer(brands)
  return {
    render: (name, language, data, form = 'pdf') => renderer.render({ name, language, data, form }),
    close: () => renderer.close(),
  }
}

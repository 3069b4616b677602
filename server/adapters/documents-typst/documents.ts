import type { Documents } from '#server/ports/documents.ts'
import type { Tenant, TenantName } from '#src/sites/site.ts'
import { readPalettes } from '#src/styles/palette.ts'
import type { Compiler } from './compiler.ts'
import { type Brands, sheetOf } from './sheet.ts'

/**
 * Documents made by Typst in this process: a quarter of a second for the first, then some 10 ms each (60 rows: 20 ms), which
 * is less than handing the work to another thread would be worth.
 */
export function documentsByTypst(tenants: Record<TenantName, Tenant>): Documents {
  let compiler: Compiler | undefined
  const palettes = readPalettes()
  const brands = Object.fromEntries(
    Object.values(tenants).map(({ brand, name }) => [brand, { name, palette: palettes[brand] }]),
  ) as Brands
  return {
    async render(name, language, data, form = 'pdf') {
      const sheet = await sheetOf(name, language, data, brands)
      compiler ??= (await import('./compiler.ts')).openCompiler()
      return form === 'pdf'
        ? new Uint8Array(compiler.pdf(name, sheet))
        : new TextEncoder().encode(compiler.svg(name, sheet))
    },
  }
}

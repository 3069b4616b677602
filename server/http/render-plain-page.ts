import { textDirectionOf } from '#src/domain/language/script.ts'
import { escapeMarkup } from '#src/i18n/escape-markup.ts'
import type { Tenant } from '#src/sites/site.ts'
import { styleElement } from './plain-style.ts'

export interface PlainPage {
  language: string
  /** The title as plain text; it is also the heading. */
  title: string
  /** The brand of the page, if it is known. */
  brand?: Pick<Tenant, 'name' | 'brand'> | undefined
  /** The part below the heading, as HTML with escaped texts. */
  content: string
}

const brandLine = ({ name, brand }: Pick<Tenant, 'name' | 'brand'>): string =>
  `<p class="brand"><img src="/favicon-${brand}.svg" width="32" height="32" alt=""><bdi>${escapeMarkup(name)}</bdi></p>\n`

/** Returns the HTML of a page that the server renders itself. The page works without scripts and is not indexed. */
export const renderPlainPage = ({ language, title, brand, content }: PlainPage): string => `<!doctype html>
<html lang="${escapeMarkup(language)}" dir="${textDirectionOf(language)}"${brand ? ` data-brand="${brand.brand}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<link rel="icon" href="${brand ? `/favicon-${brand.brand}.svg` : 'data:,'}">
${styleElement}
</head>
<body>
<main>
${brand ? brandLine(brand) : ''}<h1>${escapeMarkup(title)}</h1>
${content}
</main>
</body>
</html>
`

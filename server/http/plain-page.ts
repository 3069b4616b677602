import { direction } from '#src/domain/language/script.ts'
import { escapeMarkup } from '#src/i18n/escape-markup.ts'
import { styleElement } from './plain-style.ts'

export interface PlainPage {
  /** The language of the page's words. */
  language: string
  /** The title as text; it is also the heading. */
  title: string
  /** The part below the heading, as HTML: whoever writes it escapes its texts. */
  content: string
}

/** A page of the server's own: plain HTML that works without scripts and stays out of search engines. */
export const plainPage = ({ language, title, content }: PlainPage): string => `<!doctype html>
<html lang="${escapeMarkup(language)}" dir="${direction(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
${styleElement}
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
${content}
</main>
</body>
</html>
`

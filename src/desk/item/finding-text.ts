import type { ContentFinding } from '../../domain/content-item/content-finding.ts'
import type { Translator } from '../../i18n/translator.ts'

/** Returns what a finding says about its field, in the language of the desk: the rest of a sentence that begins with the field. */
export const findingText = ({ find }: Translator, { rule, detail, message }: ContentFinding): string =>
  find(`finding:${rule}`, { detail }) ?? message

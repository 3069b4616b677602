import type { ContentFinding } from '../../domain/content-item/content-finding.ts'
import type { Translator } from '../../i18n/translator.ts'

/** Returns what a finding says, in the language of the desk. */
export const findingText = ({ find }: Translator, { rule, detail, message }: ContentFinding): string =>
  find(`finding:${rule}`, { detail }) ?? message

import type { PracticeBank } from '#src/domain/practice/practice.ts'
import type { Translator } from '#src/i18n/translator.ts'

/** Returns the name of a question bank: the name of its programme if it belongs to one, else the bank's name. */
export const bankNameOf = (
  t: Translator['t'],
  { kind, name }: Pick<PracticeBank, 'kind' | 'name'>,
): string => (kind ? t(`practice:kind.${kind}`) : name)

/** Returns the name of a topic, or "other" for questions without a topic. */
export const topicNameOf = (t: Translator['t'], { name }: { name: string }): string =>
  name || t('practice:otherTopic')

import type { PracticeBank } from '#src/domain/practice/practice.ts'
import type { Translator } from '#src/i18n/translator.ts'

/** The name of a bank: that of its programme, else its own. */
export const bankName = (t: Translator['t'], { kind, name }: Pick<PracticeBank, 'kind' | 'name'>): string =>
  kind ? t(`practice:kind.${kind}`) : name

/** The name of a topic; questions without one are the others. */
export const nameOfTopic = (t: Translator['t'], { name }: { name: string }): string =>
  name || t('practice:otherTopic')

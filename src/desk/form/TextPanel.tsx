import { useStore } from '@nanostores/react'
import { fieldsOfFamily } from '#src/domain/content-item/field-registry/content-field.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { languageName } from '../components/language-name.ts'
import { Panel } from '../components/Panel.tsx'
import { formatPath } from '../item/document-path.ts'
import { pendingStateOf, shownSlotsOf } from '../item/pending-texts.ts'
import { pathOfText, textSlotsOf } from '../item/text-slots.ts'
import { $me } from '../session/me.ts'
import { useEdit } from './EditContext.tsx'
import { LanguageBar } from './LanguageBar.tsx'
import { NextPendingText } from './NextPendingText.tsx'
import { TextRows } from './TextRows.tsx'
import { TranslationFileButtons } from './TranslationFileButtons.tsx'

/** Whether a field is within a list of parts. The panel of the list shows such fields. */
const isOfParts = (path: string): boolean => path.includes('[]')

/**
 * The texts of the document in one language. If the language is not English, the English texts are shown beside
 * them.
 */
export function TextPanel({ onLanguage }: { onLanguage: (language: string) => void }) {
  const { t } = useTranslation()
  const { family, document, language, outdated } = useEdit()
  const { languages } = useStore($me)
  const slots = textSlotsOf(family, document, languages).filter(({ field }) => !isOfParts(field.path))
  const lists = fieldsOfFamily(family)
    .filter(({ path, kind }) => kind === 'lines' && !isOfParts(path))
    .map((field) => ({ field, path: field.path.split('.') }))
  const isEmpty = slots.length === 0 && lists.length === 0
  const textsOf = () =>
    shownSlotsOf(family, document, languages).map((slot) => ({
      path: formatPath(pathOfText(slot, language)),
      isPending: pendingStateOf(document, slot, language, outdated) !== undefined,
    }))
  return (
    <Panel
      id="section-texts"
      title={t('edit:section.texts')}
      actions={
        <>
          <LanguageBar onChoose={onLanguage} />
          {language !== 'en' && <NextPendingText key={language} textsOf={textsOf} />}
        </>
      }
    >
      <div id="form" tabIndex={-1} className={language === 'en' ? 'texts' : 'tr2'}>
        {language !== 'en' && !isEmpty && (
          <>
            <div className="src hd2">{t('edit:source', { language: languageName('en') })}</div>
            <div className="hd2">{languageName(language)}</div>
          </>
        )}
        <TextRows slots={slots} lists={lists} />
      </div>
      {isEmpty && <p className="c meta">{t('edit:textsBelow')}</p>}
      {language !== 'en' && <TranslationFileButtons />}
    </Panel>
  )
}

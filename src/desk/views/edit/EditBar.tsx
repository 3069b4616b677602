import { useStore } from '@nanostores/react'
import { documentCodeOf } from '#src/domain/content-item/item-title.ts'
import { joinWithCommas } from '#src/i18n/join-with-commas.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { readLastListUrl } from '../../address/last-list.ts'
import { $router } from '../../address/router.ts'
import { blurField } from '../../components/blur-field.ts'
import { Link } from '../../components/Link.tsx'
import { languageName } from '../../components/language-name.ts'
import { StateChip } from '../../components/StateChip.tsx'
import { useKeys } from '../../components/use-keys.ts'
import { useEdit } from '../../form/EditContext.tsx'
import { labelText } from '../../item/field-text.ts'
import { partListsOf } from '../../item/part-fields.ts'
import { EditActions } from './EditActions.tsx'
import { Presence } from './Presence.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { ScheduledActions } from './ScheduledActions.tsx'

/** The bar of the edit page: title, save state and actions. */
export function EditBar({ title }: { title: string }) {
  const translator = useTranslation()
  const { t } = translator
  const { editor, family, document } = useEdit()
  const item = useStore(editor.$item)
  const code = documentCodeOf(document)
  const list = readLastListUrl(family)
  useKeys({ escape: () => blurField() || $router.open(list) })
  return (
    <section className="ebar" aria-label={title}>
      <div className="l1">
        <Link
          className="btn sec2 ico"
          href={list}
          aria-keyshortcuts="Escape"
          aria-label={t(`shell:family.${family}`)}
        >
          <Icon name="chevronLeft" flip />
        </Link>
        <h1 className="h1">
          <bdi>{title}</bdi>
        </h1>
        {code && <span className="plate">{code}</span>}
        {item && (
          <StateChip
            state={item.state}
            draft={item.draft ? { version: 0, publishAt: item.publishAt } : null}
          />
        )}
        {item?.rights.languages && item.rights.change && (
          <span className="meta">
            {t('edit:onlyLanguages', {
              languages: joinWithCommas(translator.locale, item.rights.languages.map(languageName)),
            })}
          </span>
        )}
        <ScheduledActions />
        <SaveStatus />
        <Presence />
        <EditActions title={title} />
      </div>
      <nav className="tabs" aria-label={t('edit:sections')}>
        <a href="#section-texts">{t('edit:section.texts')}</a>
        {partListsOf(family).map(({ name, field }) => (
          <a key={name} href={`#section-${name}`}>
            {labelText(translator, field.label)}
          </a>
        ))}
        <a href="#section-facts">{t('edit:section.facts')}</a>
        <a href="#section-audience">{t('edit:section.audience')}</a>
      </nav>
    </section>
  )
}

import { properNameFamilies } from '#src/domain/content-item/families.ts'
import type { ListedItem } from '#src/domain/content-item/listed-item.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { formatAge, formatInstant } from '../../components/format-time.ts'
import { LanguageStrip } from '../../components/LanguageStrip.tsx'
import { Link } from '../../components/Link.tsx'
import { StateChip } from '../../components/StateChip.tsx'
import { languageParameterOf } from '../../session/initial-item-language.ts'

interface ItemRowProps {
  row: ListedItem
  showsFamily: boolean
  /** The language in which the item opens, because its texts are missing or outdated in this language. */
  language: string | undefined
  isSelected: boolean
  onToggle: () => void
}

/** An item in the list. */
export function ItemRow({ row, showsFamily, language, isSelected, onToggle }: ItemRowProps) {
  const { t } = useTranslation()
  const { family, id, code } = row
  const named = language && languageParameterOf(language)
  const query = named ? `?language=${named}` : ''
  const details = [...(showsFamily ? [t(`shell:oneFamily.${family}`)] : []), code ?? id]
  return (
    <tr className={isSelected ? 'on' : undefined}>
      <td className="ck1">
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={t('content:select', { name: row.title })}
          data-select
          onChange={onToggle}
        />
      </td>
      <th scope="row" className="t">
        <Link href={`${urlOf($router, 'edit', { family, id })}${query}`} data-open>
          <bdi>{row.title}</bdi>
        </Link>
        <bdi className="mono meta">{details.join(' · ')}</bdi>
      </th>
      <td>
        <StateChip state={row.state} draft={row.draft} />
      </td>
      <td>{!properNameFamilies.includes(row.family) && <LanguageStrip languages={row.languages} />}</td>
      <td className="r w-l num">{row.sites ? row.sites.length : t('content:sitesAll')}</td>
      <td>
        <time className="nw" dateTime={row.changedAt} title={formatInstant(row.changedAt)}>
          {formatAge(row.changedAt)}
        </time>
        <bdi className="meta">{row.editor}</bdi>
      </td>
    </tr>
  )
}

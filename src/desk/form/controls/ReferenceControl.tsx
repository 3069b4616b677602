import type { Family } from '#src/domain/content-item/families.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { SortableList } from '../../components/SortableList.tsx'
import { asList, type ControlProps } from './control.ts'
import { ReferenceRow } from './ReferenceRow.tsx'
import { ReferenceSearch } from './ReferenceSearch.tsx'

/** A reference to one item of another family, or to an ordered list of items. Typing searches for items. */
export function ReferenceControl({ field, attributes, value, onChange, disabled }: ControlProps) {
  const { t } = useTranslation()
  const family = ('family' in field ? field.family : 'course') as Family
  const filter = 'filter' in field ? field.filter : undefined
  const ids = field.isList ? asList<number>(value) : typeof value === 'number' ? [value] : []
  const change = (next: unknown) => {
    onChange(next)
    // The focused element may disappear, so the focus moves to the element of the field, which exists after the next
    // rendering.
    requestAnimationFrame(() => document.getElementById(attributes.id)?.focus())
  }
  const remove = (id: number) => {
    const rest = ids.filter((each) => each !== id)
    change(field.isList && rest.length > 0 ? rest : undefined)
  }
  return (
    <>
      <SortableList
        items={ids.map(String)}
        label={t('edit:order')}
        disabled={disabled || !field.isList}
        onMove={(next) => onChange(next.map(Number))}
        render={(id) => (
          <ReferenceRow
            family={family}
            id={Number(id)}
            buttonId={field.isList ? undefined : attributes.id}
            onRemove={disabled ? undefined : () => remove(Number(id))}
          />
        )}
      />
      {!disabled && (field.isList || ids.length === 0) && (
        <ReferenceSearch
          attributes={attributes}
          family={family}
          filter={filter}
          without={ids}
          onChoose={(id) => change(field.isList ? [...ids, id] : id)}
        />
      )}
    </>
  )
}

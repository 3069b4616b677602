import { exportItems } from '#src/contract/publishing/editing.ts'
import { useCall } from '../../components/use-call.ts'
import type { ControlProps } from './control.ts'
import { TagControl } from './TagControl.tsx'

interface CategoryDocument {
  group: string
  slug: string
  texts: Record<string, { name?: string } | undefined>
}

/** A choice of a category by its name; the document contains the category's slug. */
export function CategoryControl(props: ControlProps) {
  const { value } = useCall(exportItems, { family: 'category' })
  const { lang } = document.documentElement
  const group = 'categoryGroup' in props.field ? props.field.categoryGroup : undefined
  const options = (value?.items ?? [])
    // The type of an export allows documents of any family, but this request names the family, so the document is
    // cast.
    .map((item) => item.document as unknown as CategoryDocument)
    .filter((category) => category.group === group)
    .map(({ slug, texts }) => ({ value: slug, label: texts[lang]?.name ?? texts.en?.name ?? slug }))
  return <TagControl {...props} options={options} />
}

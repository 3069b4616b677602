import { useStore } from '@nanostores/react'
import { map } from 'nanostores'
import { getContentItem } from '../../contract/publishing/editing.ts'
import type { Family } from '../../domain/content-item/families.ts'
import { itemTitleOf } from '../../domain/content-item/item-title.ts'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { deskApi } from '../api/desk-api.ts'

/** The loaded titles by item, such as 'course/12'. An item that is being loaded has an empty title. */
const $titles = map<Readonly<Record<string, string>>>({})

/** Loads the title of an item. If the call fails, the title stays empty. */
async function loadTitle(key: string, family: Family, id: number): Promise<void> {
  $titles.setKey(key, '')
  const result = await deskApi().call(getContentItem, { family, id })
  if (result.ok) $titles.setKey(key, itemTitleOf(result.value.draft ?? result.value.published ?? {}))
}

/**
 * Returns a function that names an item by its title and id: "Lenses (12)". It loads a missing title; until the
 * title is loaded, the name is the family and the id: "Course 12".
 */
export function useItemTitles(): (family: Family, id: number) => string {
  const titles = useStore($titles)
  const { t } = useTranslation()
  return (family, id) => {
    const key = `${family}/${id}`
    const title = titles[key]
    // A store must not change while React renders.
    if (title === undefined) queueMicrotask(() => key in $titles.get() || void loadTitle(key, family, id))
    return title ? `${title} (${id})` : `${t(`shell:oneFamily.${family}`)} ${id}`
  }
}

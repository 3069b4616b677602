import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { useRef } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { $router, urlOf } from '../../address/router.ts'
import { DeskIcon } from '../../components/DeskIcon.tsx'
import { KeyHint } from '../../components/KeyHint.tsx'
import { Link } from '../../components/Link.tsx'
import { useKeys } from '../../components/use-keys.ts'
import { canCreateItems } from '../../session/roles.ts'
import { orderedFamilies } from './ordered-families.ts'

/**
 * The link that creates an item of a family. If the editor may not create items, a disabled button with the reason
 * is shown instead.
 */
export function CreateLink({ family }: { family: string }) {
  const { t } = useTranslation()
  const name = t('content:new', { family: t(`shell:oneFamily.${family}`) })
  if (canCreateItems())
    return (
      <Link className="btn" href={urlOf($router, 'create', { family })} aria-keyshortcuts="c">
        <DeskIcon name="plus" />
        {name}
        <KeyHint on>c</KeyHint>
      </Link>
    )
  return <DisabledCreate name={name} />
}

/** Opens the menu of a button, with the focus on its first item. Returns false if there is no button. */
function openMenu(button: HTMLButtonElement | null): boolean {
  button?.focus()
  // The menu component has no function that opens the menu. Therefore its button gets an Enter key event.
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  return button !== null
}

/** The menu to create an item of any family, shown above the list of all families. */
export function CreateMenu() {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useKeys({ c: () => openMenu(button.current) })
  if (!canCreateItems()) return <DisabledCreate name={t('content:newItem')} />
  return (
    <Menu as="div" className="create">
      <MenuButton ref={button} className="btn" aria-keyshortcuts="c">
        <DeskIcon name="plus" />
        {t('content:newItem')}
        <KeyHint on>c</KeyHint>
      </MenuButton>
      <MenuItems className="menu cmd" modal={false}>
        {orderedFamilies.map((family) => (
          <MenuItem key={family}>
            <Link href={urlOf($router, 'create', { family })}>{t(`shell:oneFamily.${family}`)}</Link>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  )
}

/** The disabled button for an editor who may not create items, with the reason. */
function DisabledCreate({ name }: { name: string }) {
  const { t } = useTranslation()
  return (
    <>
      <span className="meta" id="create-reason">
        {t('content:mayNotCreate')}
      </span>
      <button className="btn" type="button" aria-disabled="true" aria-describedby="create-reason">
        <DeskIcon name="plus" />
        {name}
      </button>
    </>
  )
}

import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../lib/class-names.ts'
import type { Option } from '../fields/Select.tsx'
import { Check } from '../icons/icons.ts'

interface MenuProps {
  /** The button that opens the menu: a Button, an IconButton, or any element that takes a ref and props. */
  trigger: ReactNode
  children: ReactNode
  /** Which edges of menu and trigger meet: 'start' for a trigger that begins a line. */
  align?: 'start' | 'end'
  /** Open as soon as it is there, because of this; closed where nothing is said. */
  isOpenAtFirst?: 'byKeyboard' | 'byPointer'
}

const ITEM =
  'control flex cursor-pointer items-center gap-3 rounded-[0.375rem] px-3 py-1.5 text-sm ' +
  'focus-visible:outline-2 focus-visible:outline-accent focus-visible:-outline-offset-2 ' +
  'data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-50'

/** A dropdown of actions. Arrow keys, typing ahead, Escape; focus returns to the trigger. */
export function Menu({ trigger, children, align = 'end', isOpenAtFirst }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={isOpenAtFirst !== undefined}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* No portal: the menu stays in the landmark of its trigger. */}
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="z-30 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-[calc(100vw-1.5rem)] animate-rise overflow-y-auto rounded-ui border border-line bg-surface p-1 shadow-float"
      >
        {isOpenAtFirst === 'byKeyboard' && <FocusFirstItem />}
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

/** Once; the menu itself sees to it whenever a key opens it later. */
function FocusFirstItem() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    mark.current?.parentElement?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [])
  return <span ref={mark} hidden />
}

interface MenuItemProps {
  icon?: ReactNode
  children: ReactNode
  onSelect: () => void
  isDanger?: boolean
  isDisabled?: boolean
}

/** One action of a menu. */
export function MenuItem({ icon, children, onSelect, isDanger = false, isDisabled = false }: MenuItemProps) {
  return (
    <DropdownMenu.Item className={classNames(ITEM, isDanger && 'text-poor')} onSelect={onSelect} disabled={isDisabled}>
      {icon && <span className={isDanger ? undefined : 'text-ink-faint'}>{icon}</span>}
      {children}
    </DropdownMenu.Item>
  )
}

interface MenuChoiceProps<Value extends string> {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice inside a menu: a labelled group of which one is ticked. The menu stays open while choosing. */
export function MenuChoice<Value extends string>({ label, options, value, onChange }: MenuChoiceProps<Value>) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={(chosen) => onChange(chosen as Value)}>
      <DropdownMenu.Label className="px-3 pt-2 pb-1 text-ink-faint text-xs">{label}</DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          className={ITEM}
          onSelect={(event) => event.preventDefault()}
        >
          <span className="grow">{option.label}</span>
          <DropdownMenu.ItemIndicator>
            <Check size={16} aria-hidden />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

/** A hairline between groups of a menu. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1 border-line border-t" />
}

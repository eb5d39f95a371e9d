/**
 * What popovers leave to us: saying that they are open, keeping the focus in the menu, opening by
 * hover, closing when the focus leaves or the window grows out of them.
 */
export function watchPopovers(): void {
  addEventListener(
    'toggle',
    (event) => {
      const target = event.target as HTMLElement
      if (!target.popover) return
      const open = (event as ToggleEvent).newState === 'open'
      for (const button of document.querySelectorAll(
        `[popovertarget=${target.id}][aria-expanded]`,
      )) {
        button.ariaExpanded = String(open)
      }
      if (target.id !== 'menu') return
      delete target.dataset['panel']
      for (const behind of document.querySelectorAll<HTMLElement>('[data-behind],[data-navbar]'))
        behind.inert = open
    },
    true,
  )
  matchMedia('(min-width:997px)').addEventListener('change', () =>
    document.getElementById('menu')?.hidePopover(),
  )

  const listOf = (target: EventTarget | null) =>
    (target as Element | null)?.closest?.('[data-hover]')?.querySelector<HTMLElement>('[popover]')
  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') listOf(target)?.showPopover()
  })
  for (const name of ['pointerout', 'focusout'] as const) {
    addEventListener(name, ({ target, relatedTarget }) => {
      const list = listOf(target)
      if (list && relatedTarget && listOf(relatedTarget) !== list) list.hidePopover()
    })
  }
  // A mouse that opened the list by hovering would close it again by clicking.
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      const isMouse = (event as PointerEvent).pointerType === 'mouse'
      if (
        isMouse &&
        target.closest('[data-hover]>button') &&
        listOf(target)?.matches(':popover-open')
      )
        event.preventDefault()
    },
    true,
  )
}

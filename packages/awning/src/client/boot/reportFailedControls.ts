/**
 * Tells a reader who has pressed controls of the app that it could not be loaded. The message is part of the finished
 * page, because nothing else may be within reach. These presses are not repeated later, when they would be a surprise.
 */
export function reportFailedControls(): void {
  // Browsers without popovers, which cannot run the app, have no way to show it.
  if (__awning.earlyClicks?.splice(0)[0]) document.getElementById('app-failed')?.showPopover?.()
}

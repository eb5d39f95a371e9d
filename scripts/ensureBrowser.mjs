// Finds the Chromium or Chrome that the browser tests run in and prints its path; on Debian as root it installs one, Firefox,
// WebKit, a font for Chinese and Java (for the HTML checker), where they are missing. It uses nothing but Node.

import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The shell has no window to draw: the same browser, and tests take half the time. */
const shell = 'chromium-headless-shell'
const commands = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApps = ['Chromium', 'Google Chrome', 'Google Chrome for Testing']
const windowsPrograms = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
]
const windowsFolders = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']

/** @type {import('./ensureBrowser.d.mts').findBrowser} */
export function findBrowser({
  env = process.env,
  platform = process.platform,
  home = homedir(),
  exists = isExecutable,
  list = listFolder,
} = {}) {
  const computer = {
    env,
    platform,
    home,
    list,
    ...(platform === 'win32' ? path.win32 : path.posix),
  }
  const candidates = [
    ...(env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : []),
    ...installedBrowsers(computer),
    ...playwrightBrowsers(computer),
  ]
  return candidates.find((candidate) => exists(candidate))
}

/** @type {import('./ensureBrowser.d.mts').findFirefox} */
export function findFirefox() {
  const { FIREFOX_PATH: chosen } = process.env
  return [...(chosen ? [chosen] : []), ...onPath('firefox-esr'), ...onPath('firefox')].find(
    isExecutable,
  )
}

/** @type {import('./ensureBrowser.d.mts').canTestFirefox} */
export function canTestFirefox() {
  return findFirefox() !== undefined && hasCommand('Xvfb')
}

/** @type {import('./ensureBrowser.d.mts').canTestWebKit} */
export function canTestWebKit() {
  return process.platform === 'linux' && ['WebKitWebDriver', 'Xvfb', 'xdotool'].every(hasCommand)
}

function hasCommand(command) {
  return onPath(command).some(isExecutable)
}

function onPath(command) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return folders.map((folder) => path.join(folder, command))
}

function installedBrowsers({ env, platform, home, join, delimiter }) {
  if (platform === 'win32') {
    const folders = windowsFolders.map((name) => env[name]).filter(Boolean)
    return folders.flatMap((folder) => windowsPrograms.map((program) => join(folder, program)))
  }
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/snap/bin']
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)))
  if (platform !== 'darwin') return onPath
  const applications = ['/Applications', join(home, 'Applications')]
  return [
    ...onPath,
    ...macApps.flatMap((app) => applications.map((folder) => join(folder, macProgram(app)))),
  ]
}

/** What `npx playwright install chromium` has downloaded, newest first. */
function playwrightBrowsers({ env, platform, home, list, join }) {
  const caches = {
    darwin: join(home, 'Library', 'Caches'),
    win32: env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'),
  }
  const cache = caches[platform] ?? env.XDG_CACHE_HOME ?? join(home, '.cache')
  const folder = env.PLAYWRIGHT_BROWSERS_PATH || join(cache, 'ms-playwright')
  const programs = { darwin: macApps.map(macProgram), win32: ['chrome.exe'] }[platform] ?? [
    'chrome',
  ]

  const revision = (build) => Number(build.slice('chromium-'.length))
  const builds = list(folder).filter((build) => /^chromium-\d+$/.test(build))
  return builds
    .toSorted((a, b) => revision(b) - revision(a))
    .map((build) => join(folder, build))
    .flatMap((build) => list(build).map((architecture) => join(build, architecture)))
    .flatMap((build) => programs.map((program) => join(build, program)))
}

function macProgram(app) {
  return `${app}.app/Contents/MacOS/${app}`
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

function listFolder(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function ensureBrowser() {
  const { CHROMIUM_PATH: chosen } = process.env
  if (chosen && !isExecutable(chosen)) {
    console.error(`CHROMIUM_PATH is ${chosen}, and no program is there; looking elsewhere.`)
  }

  let browser = findBrowser()
  if (!browser && canInstall()) {
    install('chromium', 'fonts-noto-cjk')
    browser = findBrowser()
  }
  // Without it everything works, only slower.
  if (browser && !chosen && !browser.endsWith(shell) && canInstall() && install(shell)) {
    browser = findBrowser()
  }
  if (!browser) {
    console.error(
      'No Chromium or Chrome was found. Install one (Debian, Ubuntu: `sudo apt-get install chromium ' +
        'fonts-noto-cjk`; macOS: `brew install --cask chromium`; Windows: https://www.google.com/chrome/; ' +
        'anywhere: `npx playwright install chromium`), or say where it is: `CHROMIUM_PATH=/path/to/chrome`.',
    )
    return 1
  }
  if (!hasChineseFont() && !(canInstall() && install('fonts-noto-cjk'))) {
    console.error('No font for Chinese was found: pages will show boxes until one is installed.')
  }
  if (!hasJava() && !(canInstall() && install('default-jre-headless'))) {
    console.error(
      'No Java was found, and the test of the HTML of all pages needs it (Debian, Ubuntu: ' +
        '`sudo apt-get install default-jre-headless`; macOS: `brew install temurin`; anywhere: https://adoptium.net/).',
    )
    return 1
  }
  // Without them the tests that need them are left out, and the configuration of the tests says so.
  if (!canTestFirefox() && canInstall()) install('firefox-esr', 'xvfb')
  if (!canTestWebKit() && canInstall()) install('webkit2gtk-driver', 'xvfb', 'xdotool')
  console.log(browser)
  return 0
}

/** macOS has a `java` that only says where to get one. */
function hasJava() {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
}

function hasChineseFont() {
  if (process.platform !== 'linux') return true
  const fonts = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' })
  // Without fontconfig's tools nothing lists fonts; then look where Debian puts the one we install.
  if (fonts.error) return existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')
  return fonts.stdout.trim() !== ''
}

function canInstall() {
  const isRoot = process.getuid?.() === 0
  return isRoot && ['/usr/bin/apt-get', '/bin/apt-get'].some(isExecutable)
}

/** Whether it worked. Only the browser's path goes to standard output, so that a script can use it. */
function install(...packages) {
  console.error(`Installing ${packages.join(' and ')}.`)
  const run = (...args) =>
    spawnSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 2, 2],
    }).status === 0
  return run('update') && run('install', '-y', '--no-install-recommends', ...packages)
}

const [, script] = process.argv
if (script && existsSync(script) && realpathSync(script) === fileURLToPath(import.meta.url)) {
  process.exitCode = ensureBrowser()
}

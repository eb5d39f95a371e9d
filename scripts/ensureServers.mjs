// Installs nginx and Caddy, for the tests of the files that `awning deploy-files` writes, on Debian as root and where they
// are missing. It uses nothing but Node.

import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'

const packages = {
  '/usr/sbin/nginx': 'nginx-light',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
  '/usr/bin/caddy': 'caddy',
}

const missing = Object.keys(packages).filter((file) => !existsSync(file))
if (missing.length > 0) process.exitCode = install(missing.map((file) => packages[file]))

function install(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(
      `The tests of hosts need ${names.join(', ')} (Debian, Ubuntu: \`sudo apt-get install ${names.join(' ')}\`).`,
    )
    return 1
  }
  console.error(`Installing ${names.join(' and ')}.`)
  return withoutServices(() => {
    const run = (...args) =>
      spawnSync('apt-get', args, {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: ['ignore', 2, 2],
      }).status
    return run('update') || run('install', '-y', '--no-install-recommends', ...names)
  })
}

/** Packages of servers start them, unless this script forbids it. */
function withoutServices(action) {
  const policy = '/usr/sbin/policy-rc.d'
  if (existsSync(policy)) return action()
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return action()
  } finally {
    rmSync(policy)
  }
}

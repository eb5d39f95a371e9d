import { createHash, generateKeyPairSync, sign } from 'node:crypto'

/** A key and a certificate for one run, and the option that makes a browser trust only that key. */
export interface Certificate {
  readonly key: string
  readonly cert: string
  readonly browserArgument: string
}

/**
 * Browsers use HTTP/2 only over TLS, and do not cache responses with a certificate error. So the
 * server of a measurement has a key that the browser is started to trust.
 */
export function createCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const algorithm = sequence(objectId(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02))
  const name = sequence(
    der(0x31, sequence(objectId(0x55, 0x04, 0x03), der(0x0c, Buffer.from('bench')))),
  )
  const validity = sequence(time('20200101000000Z'), time('20991231235959Z'))
  const body = sequence(der(0x02, Buffer.of(1)), algorithm, name, validity, name, spki)
  const signature = sign('sha256', body, privateKey)
  const certificate = sequence(body, algorithm, der(0x03, Buffer.concat([Buffer.of(0), signature])))
  const hash = createHash('sha256').update(spki).digest('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
    browserArgument: `--ignore-certificate-errors-spki-list=${hash}`,
  }
}

/** Encodes a value as DER: tag, length, content. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const head =
    length < 0x80
      ? [tag, length]
      : length < 0x100
        ? [tag, 0x81, length]
        : [tag, 0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), content])
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, Buffer.concat(parts))
const objectId = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes))
const time = (text: string) => der(0x18, Buffer.from(text))

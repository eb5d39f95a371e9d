import { testHost } from './testHost.ts'

testHost('/')

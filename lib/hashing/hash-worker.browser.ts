import { parentPort } from '../worker/parent-port.browser.ts'
import { serveMethods } from '../worker/serve-methods.ts'
import { hashMethods } from './hash-worker.ts'

serveMethods(hashMethods(), parentPort())

import type { IDomFacade } from 'fontoxpath'
import type { Attr, CharacterData, Element, Node } from 'slimdom'

/**
 * Gives the engine direct access to the DOM. Its own facade copies the children of a node on every access to one of
 * them, which takes quadratic time.
 */
export const domFacade: IDomFacade = {
  getAllAttributes: (node) => (node.nodeType === 1 ? asDomNode<Element>(node).attributes : []),
  getAttribute: (node, name) => (node.nodeType === 1 ? asDomNode<Element>(node).getAttribute(name) : null),
  getChildNodes: (node) => asDomNode(node).childNodes,
  getData: (node) => (node.nodeType === 2 ? asDomNode<Attr>(node).value : asDomNode<CharacterData>(node).data),
  getFirstChild: (node) => asDomNode(node).firstChild,
  getLastChild: (node) => asDomNode(node).lastChild,
  getNextSibling: (node) => asDomNode(node).nextSibling,
  getParentNode: (node) => (node.nodeType === 2 ? asDomNode<Attr>(node).ownerElement : asDomNode(node).parentNode),
  getPreviousSibling: (node) => asDomNode(node).previousSibling,
}

/** Narrows the engine's minimal node type: all nodes are from the DOM. */
const asDomNode = <Of extends Node = Node>(node: { nodeType: number }): Of => node as Of

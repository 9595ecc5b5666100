import type { IDomFacade } from 'fontoxpath'
import type { Attr, CharacterData, Element, Node } from 'slimdom'

/**
 * Hands the engine the parts of a tree as they are. Its own access copies the children of a node whenever one of them is
 * looked at: the square of their number.
 */
export const treeAccess: IDomFacade = {
  getAllAttributes: (node) => (node.nodeType === 1 ? ofTree<Element>(node).attributes : []),
  getAttribute: (node, name) => (node.nodeType === 1 ? ofTree<Element>(node).getAttribute(name) : null),
  getChildNodes: (node) => ofTree(node).childNodes,
  getData: (node) => (node.nodeType === 2 ? ofTree<Attr>(node).value : ofTree<CharacterData>(node).data),
  getFirstChild: (node) => ofTree(node).firstChild,
  getLastChild: (node) => ofTree(node).lastChild,
  getNextSibling: (node) => ofTree(node).nextSibling,
  getParentNode: (node) => (node.nodeType === 2 ? ofTree<Attr>(node).ownerElement : ofTree(node).parentNode),
  getPreviousSibling: (node) => ofTree(node).previousSibling,
}

/** The engine knows of its nodes the type alone; all that it is given are of the tree. */
const ofTree = <Of extends Node = Node>(node: { nodeType: number }): Of => node as Of

/**
 * Keeps React working on a page that the browser translates, which replaces texts by elements. Where React expects
 * a moved node, it inserts next to the replacement and removes where the node is now (facebook/react#11538).
 */
export function tolerateTranslation({ prototype }: typeof Node = Node): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with `this` below
  const { insertBefore, removeChild } = prototype;

  prototype.insertBefore = function <Inserted extends Node>(this: Node, node: Inserted, place: Node | null) {
    let beside = place;
    while (beside && beside.parentNode !== this) beside = beside.parentNode;
    return insertBefore.call(this, node, beside) as Inserted;
  };

  prototype.removeChild = function <Removed extends Node>(this: Node, node: Removed) {
    if (node.parentNode === this) removeChild.call(this, node);
    else node.parentNode?.removeChild(node);
    return node;
  };
}

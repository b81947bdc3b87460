// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Objects made of a class that is known at run time only, by initializers that are not `required`.
//
// Each function below is the body of an initializer that MadeFromItsClass.swift declares: it finds
// the entry of the class for that initializer, as a call of an overridable method would, and jumps
// there with the same arguments. A class that lacks the initializer has the language's own trap as
// its entry: "Use of unimplemented initializer 'init(frame:)' for class 'App.Badge'".
//
// Swift calls with the arguments, the class that is known at compile time, and in the context
// register the class that is wanted. Arguments are owned by who is called, and so is the object
// by who called.

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "CAllocatingInitializers.h"

#define SWIFT __attribute__((swiftcall))
#define CLASS __attribute__((swift_context)) const void *class

/// Of the Swift runtime, for calls of overridable methods between resilient libraries: the entry of
/// `class` for a method that `introducing` declares. All three are Swift's own records.
extern void *swift_lookUpClassMethod(
    const void *class, const void *method, const void *introducing);

/// Swift's record of an initializer (mangled, then `Tq`) and of the class that introduces it.
#define RECORDS(name, method, introducing)                       \
  extern const char name##_method __asm__(method);               \
  extern const char name##_class __asm__(introducing)

/// Makes objects by these entries and looks at them: another runtime's way to call initializers is
/// a sentence then, not an object with another's arguments.
extern SWIFT void headless_uikit_try_entries(void);

/// Tries the entries once in each process, before the first one is used. What is tried comes here
/// again, and goes on.
static void try_entries(void) {
  static atomic_bool is_tried;
  if (atomic_load_explicit(&is_tried, memory_order_relaxed)) return;
  if (!atomic_exchange(&is_tried, true)) headless_uikit_try_entries();
}

#define ENTRY(name, ...)                                         \
  (try_entries(),                                                \
   (void *SWIFT(*)(__VA_ARGS__))swift_lookUpClassMethod(         \
       class, &name##_method, &name##_class))

/// A Swift `String?`.
#define STRING(name) uint64_t name##_count, void *name##_object

/// `NSObject.init()`
RECORDS(object, "$s10Foundation8NSObjectCACycfCTq", "$s10Foundation8NSObjectCMn");

// The array of no arguments belongs to nobody.
SWIFT void *headless_uikit_make_object(void *nothing, const void *known, CLASS) {
  return ENTRY(object, CLASS)(class);
}

/// `UIView.init(frame:)`
RECORDS(
    view, "$s13HeadlessUIKit6UIViewC5frameAC10Foundation6CGRectV_tcfCTq",
    "$s13HeadlessUIKit6UIViewCMn");

SWIFT void *headless_uikit_make_view(
    double x, double y, double width, double height, const void *known, CLASS) {
  return ENTRY(view, double, double, double, double, CLASS)(x, y, width, height, class);
}

/// `UITableView.init(frame:style:)`
RECORDS(
    table, "$s13HeadlessUIKit11UITableViewC5frame5styleAC10Foundation6CGRectV_AC5StyleOtcfCTq",
    "$s13HeadlessUIKit11UITableViewCMn");

SWIFT void *headless_uikit_make_table(
    double x, double y, double width, double height, uint8_t style, const void *known, CLASS) {
  return ENTRY(table, double, double, double, double, uint8_t, CLASS)(
      x, y, width, height, style, class);
}

/// `UICollectionView.init(frame:collectionViewLayout:)`
RECORDS(
    collection,
    "$s13HeadlessUIKit16UICollectionViewC5frame010collectionD6LayoutAC10Foundation6CGRectV_"
    "AA0cdG0CtcfCTq",
    "$s13HeadlessUIKit16UICollectionViewCMn");

SWIFT void *headless_uikit_make_collection(
    double x, double y, double width, double height, void *layout, const void *known, CLASS) {
  return ENTRY(collection, double, double, double, double, void *, CLASS)(
      x, y, width, height, layout, class);
}

/// `UITableViewCell.init(style:reuseIdentifier:)`
RECORDS(
    cell, "$s13HeadlessUIKit15UITableViewCellC5style15reuseIdentifierA2C0E5StyleO_SSSgtcfCTq",
    "$s13HeadlessUIKit15UITableViewCellCMn");

SWIFT void *headless_uikit_make_cell(
    uint8_t style, STRING(identifier), const void *known, CLASS) {
  return ENTRY(cell, uint8_t, uint64_t, void *, CLASS)(
      style, identifier_count, identifier_object, class);
}

/// `UITableViewHeaderFooterView.init(reuseIdentifier:)`
RECORDS(
    header, "$s13HeadlessUIKit023UITableViewHeaderFooterD0C15reuseIdentifierACSSSg_tcfCTq",
    "$s13HeadlessUIKit023UITableViewHeaderFooterD0CMn");

SWIFT void *headless_uikit_make_header(STRING(identifier), const void *known, CLASS) {
  return ENTRY(header, uint64_t, void *, CLASS)(identifier_count, identifier_object, class);
}

/// `UIViewController.init(nibName:bundle:)`
RECORDS(
    controller,
    "$s13HeadlessUIKit16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfCTq",
    "$s13HeadlessUIKit16UIViewControllerCMn");

SWIFT void *headless_uikit_make_controller(
    STRING(nib), void *bundle, const void *known, CLASS) {
  return ENTRY(controller, uint64_t, void *, void *, CLASS)(nib_count, nib_object, bundle, class);
}

/// `UINavigationController.init(rootViewController:)`
RECORDS(
    navigation, "$s13HeadlessUIKit22UINavigationControllerC08rootViewD0AcA06UIViewD0C_tcfCTq",
    "$s13HeadlessUIKit22UINavigationControllerCMn");

SWIFT void *headless_uikit_make_navigation(void *root, const void *known, CLASS) {
  return ENTRY(navigation, void *, CLASS)(root, class);
}

/// `UITableViewController.init(style:)`
RECORDS(
    table_controller, "$s13HeadlessUIKit21UITableViewControllerC5styleAcA0cD0C5StyleO_tcfCTq",
    "$s13HeadlessUIKit21UITableViewControllerCMn");

SWIFT void *headless_uikit_make_table_controller(uint8_t style, const void *known, CLASS) {
  return ENTRY(table_controller, uint8_t, CLASS)(style, class);
}

/// `UICollectionViewController.init(collectionViewLayout:)`
RECORDS(
    collection_controller,
    "$s13HeadlessUIKit26UICollectionViewControllerC010collectionD6LayoutAcA0cdG0C_tcfCTq",
    "$s13HeadlessUIKit26UICollectionViewControllerCMn");

SWIFT void *headless_uikit_make_collection_controller(void *layout, const void *known, CLASS) {
  return ENTRY(collection_controller, void *, CLASS)(layout, class);
}

/// `CAPropertyAnimation.init(keyPath:)`, which is a convenience and so has no entry.
extern SWIFT void headless_uikit_set_key_path(
    STRING(path), __attribute__((swift_context)) void *animation);

SWIFT void *headless_uikit_make_property_animation(STRING(path), const void *known, CLASS) {
  void *animation = ENTRY(object, CLASS)(class);
  headless_uikit_set_key_path(path_count, path_object, animation);
  return animation;
}

/// `UIBarAppearance.init(barAppearance:)`
RECORDS(
    bar_appearance, "$s13HeadlessUIKit15UIBarAppearanceC03barD0A2C_tcfCTq",
    "$s13HeadlessUIKit15UIBarAppearanceCMn");

SWIFT void *headless_uikit_make_bar_appearance(void *other, const void *known, CLASS) {
  return ENTRY(bar_appearance, void *, CLASS)(other, class);
}

/// `UIStoryboardSegue.init(identifier:source:destination:)`
RECORDS(
    segue,
    "$s13HeadlessUIKit17UIStoryboardSegueC10identifier6source11destinationACSSSg_"
    "AA16UIViewControllerCAItcfCTq",
    "$s13HeadlessUIKit17UIStoryboardSegueCMn");

SWIFT void *headless_uikit_make_segue(
    STRING(identifier), void *source, void *destination, const void *known, CLASS) {
  return ENTRY(segue, uint64_t, void *, void *, void *, CLASS)(
      identifier_count, identifier_object, source, destination, class);
}

/// `UIView.updateProperties()`
RECORDS(
    view_update, "$s13HeadlessUIKit6UIViewC16updatePropertiesyyFTq", "$s13HeadlessUIKit6UIViewCMn");

SWIFT bool headless_uikit_updates_view_properties(const void *class, const void *base) {
  return swift_lookUpClassMethod(class, &view_update_method, &view_update_class)
      != swift_lookUpClassMethod(base, &view_update_method, &view_update_class);
}

/// `UIViewController.updateProperties()`
RECORDS(
    controller_update, "$s13HeadlessUIKit16UIViewControllerC16updatePropertiesyyFTq",
    "$s13HeadlessUIKit16UIViewControllerCMn");

SWIFT bool headless_uikit_updates_controller_properties(const void *class, const void *base) {
  return swift_lookUpClassMethod(class, &controller_update_method, &controller_update_class)
      != swift_lookUpClassMethod(base, &controller_update_method, &controller_update_class);
}

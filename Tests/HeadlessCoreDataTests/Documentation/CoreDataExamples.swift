// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessCoreData
import HeadlessUIKit

/// The examples in the comments of HeadlessCoreData.
private enum CoreDataExamples {
  static func managedObject() {
    final class Note: NSManagedObject {
      var title: String? {
        get { managedValue(forKey: "title") }
        set { setManagedValue(newValue, forKey: "title") }
      }
    }
    let note = Note()
    note.title = "Milk"
  }

  static func request() {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
    request.predicate = NSPredicate(format: "title CONTAINS[cd] %@", "milk")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
  }

  static func container() {
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: NSManagedObjectModel())
    container.loadPersistentStores { _, error in print(error as Any) }
    let context = container.viewContext
    _ = context
  }

  static func entity() {
    let entity = NSEntityDescription()
    entity.name = "Note"
    let title = NSAttributeDescription()
    title.name = "title"
    title.attributeType = .stringAttributeType
    entity.properties = [title]
  }
}

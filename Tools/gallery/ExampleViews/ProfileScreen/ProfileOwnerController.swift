// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ViewModelOwnership

/// The view model of an owner: an object that tells of its changes.
public final class ProfileScreenViewModel {
  public private(set) var model: ProfileScreenModel
  private var observers: [Int: (ProfileScreenModel) -> Void] = [:]
  private var nextObserver = 0

  public init(_ model: ProfileScreenModel) {
    self.model = model
  }

  /// How many observe.
  public var observerCount: Int { observers.count }

  /// Calls `observer` now and after each change, until what it returns is disposed of.
  func observe(_ observer: @escaping (ProfileScreenModel) -> Void) -> ViewModelOwnerAutoDisposable {
    let id = nextObserver
    nextObserver += 1
    observers[id] = observer
    observer(model)
    return ViewModelOwnerAutoDisposable { [weak self] in self?.observers[id] = nil }
  }

  public func toggleFollowing() {
    model.isFollowed.toggle()
    for id in observers.keys.sorted() { observers[id]?(model) }
  }
}

/// The profile screen as a controller that owns its view model, which is set once.
public final class ProfileOwnerController: UIViewController, NonReusableViewModelOwner {
  private let avatar = AvatarView()
  private let nameLabel = UILabel()
  private let handleLabel = UILabel()
  private let biographyLabel = UILabel()
  private let countsLabel = UILabel()
  private let followButton = UIButton(type: .system)
  private let stack = UIStackView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Profile"
    view.addSubview(stack)
    for part in [avatar, nameLabel, handleLabel, biographyLabel, countsLabel, followButton] {
      stack.addArrangedSubview(part)
    }
    followButton.addAction(
      UIAction { [weak self] _ in self?.viewModel.toggleFollowing() }, for: .touchUpInside)
    style()
    place()
    if hasConfiguredViewModel { reconfigureViewModel() }
  }

  public func didSetViewModel(
    _ viewModel: ProfileScreenViewModel, disposeBag: ViewModelOwnerDisposeBag
  ) {
    guard isViewLoaded else { return }
    disposeBag.add(viewModel.observe { [weak self] in self?.show($0) })
  }

  private func style() {
    view.backgroundColor = .systemBackground
    nameLabel.font = .systemFont(ofSize: 28, weight: .bold)
    handleLabel.textColor = .secondaryLabel
    biographyLabel.numberOfLines = 0
    biographyLabel.textAlignment = .center
    countsLabel.font = .systemFont(ofSize: 15)
    countsLabel.textColor = .secondaryLabel
    followButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    followButton.layer.cornerRadius = 12
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.setCustomSpacing(2, after: nameLabel)
    stack.setCustomSpacing(24, after: countsLabel)
  }

  private func place() {
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -24),
      followButton.widthAnchor.constraint(equalToConstant: 220),
      followButton.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  private func show(_ model: ProfileScreenModel) {
    avatar.initials = model.initials
    nameLabel.text = model.name
    handleLabel.text = model.handle
    biographyLabel.text = model.biography
    biographyLabel.isHidden = model.biography.isEmpty
    countsLabel.text = model.counts
    followButton.setTitle(model.followTitle, for: .normal)
    followButton.setTitleColor(model.isFollowed ? .label : .white, for: .normal)
    followButton.backgroundColor = model.isFollowed ? .secondarySystemFill : .systemBlue
  }
}
